import { expect, test } from "vitest";
import { modelShown, modelsById } from "./model-shown.rules.ts";

test("a model that this installation no longer has goes by its id", () => {
  expect(modelShown(modelsById([]), "gone-model")).toEqual({
    id: "gone-model",
    display_name: "gone-model",
    operator_name: "",
    operator_favicon: null,
  });
});
