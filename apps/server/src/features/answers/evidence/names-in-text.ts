import { indexNames, mentions } from "@citelens/answer-analysis";
import { brandOf } from "../analysis/brands-of.ts";

/** Tells of texts whether they name any of these brands, as answers are looked through for them. */
export function namesInText(brands: readonly Parameters<typeof brandOf>[0][]): (text: string) => boolean {
  const names = indexNames(brands.map(brandOf));
  return (text) => mentions(text, names).length > 0;
}
