export { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
export { brandNamesChanged, findOwnNames, type OwnNames } from "./brand-names.ts";
export { brandRecord } from "./brand-record.ts";
