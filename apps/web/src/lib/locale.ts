/** The one locale in which the product writes dates, numbers and names. */
export const locale = "en-GB";
