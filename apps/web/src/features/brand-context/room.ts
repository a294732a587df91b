export { BrandKitPage } from "./brand-kit-page.tsx";
