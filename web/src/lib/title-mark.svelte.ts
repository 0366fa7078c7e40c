/** A mark before the document's title, such as "Your turn". */
let text = $state.raw<string | undefined>();

export const titleMark = {
  get text(): string | undefined {
    return text;
  },
  set text(mark: string | undefined) {
    text = mark;
  },
};
