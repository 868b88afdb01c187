// The element in React 19, whose types look for elements in its own module.

import "menagerie-chess";

export const Griffon = () => <move-diagram className="griffon" game="gigachess" piece="Griffon" theme="green" at={2} />;

// @ts-expect-error: there is no such theme.
export const wrong = <move-diagram theme="pink" />;
