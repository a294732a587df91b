/** The index of this installation, which is no AI assistant: figures leave it out where another model is asked too. */
export const localModel = "local-index";
