import { Fragment } from "react";

/** A text in which a mail address breaks after its @, where its line must break. */
export function BreakAfterAt({ children }: { children: string }) {
	return children.split(/(?<=@)/).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
