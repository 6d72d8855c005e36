import { BrandIcon, type IconProps } from './Icon.tsx';

// Marks for links to these services, in a separate file: only a share sheet and the contact page load them.
// Drawn by us; the marks belong to their owners.

export const FacebookIcon = (props: IconProps) => (
  <BrandIcon
    d="M12 2a10 10 0 0 0-1.6 19.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 12 2z"
    {...props}
  />
);
export const InstagramIcon = (props: IconProps) => (
  <BrandIcon
    d="M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zM8 4.2A3.8 3.8 0 0 0 4.2 8v8A3.8 3.8 0 0 0 8 19.8h8a3.8 3.8 0 0 0 3.8-3.8V8A3.8 3.8 0 0 0 16 4.2zM12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM12 9.1a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8zM17.3 5.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4z"
    {...props}
  />
);
export const TelegramIcon = (props: IconProps) => (
  <BrandIcon
    d="M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM16.9 7.3L5.9 11.6c-.6.3-.6.7.1.9l2.7.9 1.1 3.3c.1.4.3.5.6.2l1.6-1.5 2.9 2.2c.5.3.9.1 1-.5l1.9-9c.2-.8-.3-1.1-.9-.8zM9.6 13.2l5.4-3.5c.3-.2.5 0 .3.1l-4.5 4.1-.2 1.9z"
    {...props}
  />
);
export const WhatsAppIcon = (props: IconProps) => (
  <BrandIcon
    d="M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.1-1.4A10 10 0 1 0 12 2zM12 4a8 8 0 1 1-4.3 14.7l-.3-.2-2.5.7.7-2.4-.2-.4A8 8 0 0 1 12 4zM8.9 7.3c-.2 0-.5.1-.7.3-.3.3-1 1-1 2.3s1 2.7 1.1 2.8c.1.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7s1.6-.7 1.8-1.3c.2-.6.2-1.2.2-1.3l-.5-.3-1.7-.8c-.3-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1s-1.1-.4-2-1.2c-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.4.2-.5v-.4l-.8-1.9c-.2-.5-.4-.5-.6-.5z"
    {...props}
  />
);
export const XIcon = (props: IconProps) => (
  <BrandIcon
    d="M2.6 3h6l4.1 5.7L17.6 3h2.5l-6.3 7.3L21.4 21h-6l-4.6-6.4L5.3 21H2.8l6.9-8zM6.3 4.9l10 14.2h1.5L7.8 4.9z"
    {...props}
  />
);
export const YouTubeIcon = (props: IconProps) => (
  <BrandIcon
    d="M12 5c-3.6 0-6.6.2-7.7.5-.9.2-1.6.9-1.8 1.8C2.2 8.4 2 10 2 12s.2 3.6.5 4.7c.2.9.9 1.6 1.8 1.8 1.1.3 4.1.5 7.7.5s6.6-.2 7.7-.5c.9-.2 1.6-.9 1.8-1.8.3-1.1.5-2.7.5-4.7s-.2-3.6-.5-4.7c-.2-.9-.9-1.6-1.8-1.8C18.6 5.2 15.6 5 12 5zM10 8.8l5.3 3.2L10 15.2z"
    {...props}
  />
);
