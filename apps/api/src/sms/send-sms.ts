/**
 * Sends one message.
 * @param phone ten digits, an Indian number
 * @returns when the provider has taken it; throws when it has not
 */
export type SendSms = (phone: string, text: string) => Promise<void>;
