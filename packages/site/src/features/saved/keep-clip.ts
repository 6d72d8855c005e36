import { send } from '../../browser/offline/worker-messages.ts';

/** Whether this page has a worker that can store clips. */
export const canKeepClips = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;

/**
 * Stores a clip on this device.
 * @param address a path of this site
 * @returns its size in bytes; null if it could not be stored
 */
export function keepClip(address: string): Promise<number | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it also starts the port
    port1.onmessage = ({ data }: MessageEvent<number | null>) => {
      port1.close();
      resolve(data);
    };
    const worker = navigator.serviceWorker?.controller ?? null;
    if (worker === null) resolve(null);
    send(worker, { kind: 'keep-clip', address: new URL(address, location.origin).href }, [port2]);
  });
}
