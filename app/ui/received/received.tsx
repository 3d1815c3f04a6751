import type { ReactNode } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { parameters } from "../../../content/parameters.ts";
import { useLanguage } from "../../layout/use-language.ts";

type Props = {
	message: string;
	next?: string;
	reference?: string;
	isMailed?: boolean;
	again?: string;
	heading?: "h1";
	children?: ReactNode;
};

/** Says that what was sent arrived. A page's address may end in its id, so it gets the focus. */
export function Received(props: Props) {
	const { message, next, reference, isMailed, again, heading: Heading = "p", children } = props;
	const language = useLanguage();
	const words = forms[language];
	return (
		<div id={parameters.received[language]} className="received ladrillo" role="status" tabIndex={-1}>
			<Heading className="received-message">{message}</Heading>
			{next && <p className="intro">{next}</p>}
			{reference && (
				<p className="received-proof">
					{isMailed && words.receipt} <b>{fillBlanks(words.reference, { reference })}</b>
				</p>
			)}
			{children}
			{again && (
				<p>
					<a href={again}>{words.again}</a>
				</p>
			)}
		</div>
	);
}
