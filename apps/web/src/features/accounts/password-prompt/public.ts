export { PasswordPrompt } from "./password-prompt.tsx";
