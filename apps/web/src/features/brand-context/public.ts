export { brandSettingsQuery } from "./brand-context.queries.ts";
export { BrandKitPage } from "./brand-kit-page.tsx";
