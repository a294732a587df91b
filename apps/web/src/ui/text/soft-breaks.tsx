import { Fragment, type ReactElement } from "react";

/** An address or a technical name that is longer than its line breaks before its dots, and after its @, slashes and underscores. */
export function SoftBreaks({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="wrap-anywhere">
      {text.split(/(?=\.)|(?<=[@/_])(?!\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
