export { listCampaignsOf } from "./list-campaigns-of.ts";
