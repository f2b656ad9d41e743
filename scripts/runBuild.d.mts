/** Builds what is needed and not there yet; answers whether it went well. A signal that ends the caller ends it first. */
export function build(): Promise<boolean>;
