/** The page on which credits are bought. It belongs to a room that comes after this one, so it is known by name only. */
export const billingPath: string = "/settings/billing";
