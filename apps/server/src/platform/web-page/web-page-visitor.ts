export type Attributes = Readonly<Record<string, string>>;

/** Where the walk is in the source. */
export interface Place {
  /** Counted from 1; it costs nothing until somebody asks. */
  line(): number;
}

/** Events told about a page in the order of its source; every opened element is closed again. */
export interface Visitor {
  readonly open?: (name: string, attributes: Attributes, place: Place) => void;
  readonly close?: (name: string, place: Place) => void;
  readonly text?: (text: string, place: Place) => void;
}
