export { CreditCalculatorPage } from "./credit-calculator-page.tsx";
