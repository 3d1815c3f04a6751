import type { ComponentProps, ReactNode } from "react";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import { parameters } from "../../../content/parameters.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { Icon } from "../icon/icon.tsx";

type Props = {
	message: string;
	responseTime?: string;
	words: FormsText;
	reference?: string;
	isMailed?: boolean;
	again?: string;
};

/** The page's address ends in this id, so the confirmation gets the focus. */
export function Received({ message, responseTime, words, reference, isMailed, again }: Props) {
	return (
		<div id={parameters.received[useLanguage()]} className="received" role="status" tabIndex={-1}>
			<p className="received-mark">
				<Icon name="check" />
			</p>
			<p className="received-message">{message}</p>
			{responseTime && <p>{responseTime}</p>}
			{reference && (
				<p>
					{isMailed && words.receipt} <b>{fillBlanks(words.reference, { reference })}</b>
				</p>
			)}
			{again && (
				<p>
					<a href={again}>{words.again}</a>
				</p>
			)}
		</div>
	);
}

type UntilProps = Omit<ComponentProps<typeof Received>, "reference" | "isMailed"> & {
	received: { reference: string; isMailed?: boolean } | null;
	children: ReactNode;
};

export function UntilReceived({ received, children, ...receipt }: UntilProps) {
	return received ? <Received {...received} {...receipt} /> : children;
}
