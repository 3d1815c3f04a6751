import type { ReactNode } from "react";
import { InlineStyle } from "../../document/inline-style.tsx";
import { Numeral } from "../hour/numeral.tsx";
import { Skyline } from "../skyline/skyline.tsx";
import styles from "./notice.css?inline";

type Props = {
	/** A number to show as an hour of the night: "4:04". */
	numeral: string;
	title: string;
	message: string;
	children: ReactNode;
};

/** A whole page that says something did not work, and what to do now. */
export function Notice({ numeral, title, message, children }: Props) {
	return (
		<section className="notice noche">
			<InlineStyle css={styles} />
			<div className="notice-words wide">
				<p className="hour">
					<Numeral value={numeral} />
				</p>
				<h1>{title}</h1>
				<p className="lead">{message}</p>
				{children}
			</div>
			<Skyline />
		</section>
	);
}
