export {
  type OrganizationBilling,
  type OrganizationOrder,
  organizationBilling,
} from "./organization-billing.ts";
