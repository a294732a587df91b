/** The path of the billing page. Billing is a later room, so this room cannot import it. */
export const billingPath: string = "/settings/billing";
