/** The address in what a mail says that it is from, as in `Mukae <no-reply@mukae.example>`. */
export const organizerIn = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();

export const domainOf = (address: string): string => address.split('@').at(-1) ?? address;
