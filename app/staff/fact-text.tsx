import { Fragment } from "react";

/** A long address breaks at its @, where it must break. */
export function FactText({ text }: { text: string }) {
	return text.split(/(?<=@)/).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
