import { z } from 'zod';

export const optionalUrl = z.url().optional();

export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

/** A page sends its readers there or runs a script from there: over https, unless that is on this machine. */
export const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
};
const link = z.url().refine(isSafe, 'has to begin with https://').optional();

export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );

const areWebAddresses = (items: string[]) =>
  items.every((item) => z.url({ protocol: /^https?$/ }).safeParse(item).success);

/** What people read on the pages: names, contact details, and where links lead. */
export const namesAndLinks = {
  BODY_NAME: z.string().min(1).default('GFA'),
  PRODUCT_NAME: z.string().min(1).default('GFA'),
  DIRECTORY_NAME: z.string().min(1).default('Attestry'),
  SUPPORT_HOURS: z.string().default('Monday to Friday, 09:00-17:00 GMT'),
  CONTACT_ADDRESS: z.string().optional(),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  TRAINING_PARTNERS: z.coerce.number().int().min(1).default(300),
  ACCESS_REQUEST_URL: link,
  DATA_SERVICES_URL: link,
  TRAINING_URL: link,
  SOCIAL_LINKS: list('').refine(
    areWebAddresses,
    'is addresses and commas, as in https://video.example/body,https://body.example/news',
  ),
  TERMS_URL: link,
  EULA_URL: link,
  PRIVACY_URL: link,
  TERMS_VERSION: z.string().min(1).max(40).default('1'),
  HELP_URL: link,
  QUERY_URL: link,
  ASSISTANCE_URL: link,
  CHAT_SCRIPT_URL: link,
  CHAT_APP_ID: z.string().optional(),
  CHAT_IDENTITY_SECRET: z.string().min(16).optional(),
};
