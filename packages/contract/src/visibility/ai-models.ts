/**
 * The installation's local index. It is not an AI assistant: figures exclude it where other models are asked
 * too.
 */
export const localModel = "local-index";
