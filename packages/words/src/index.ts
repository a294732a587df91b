export { type LanguageWords, languageWords } from "./language-words.ts";
export { sentencesOf } from "./sentences.ts";
export { stems, wordCount } from "./stems.ts";
