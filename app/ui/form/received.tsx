import type { FormsText } from "../../../content/forms/schema.ts";
import { parameters } from "../../../content/parameters.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { Icon } from "../icon/icon.tsx";

/** Its address ends in its id, which gives it the focus. */
export function Received({
	words,
	message,
	reference,
	again,
	more,
}: {
	words: FormsText;
	message: string;
	reference: string;
	again: string;
	more?: string;
}) {
	const language = useLanguage();
	return (
		<div id={parameters.received[language]} className="received" role="status" tabIndex={-1}>
			<p className="received-mark">
				<Icon name="check" />
			</p>
			<p className="received-message">{message}</p>
			{more && <p>{more}</p>}
			<p>
				<b>{words.reference.replace("{reference}", reference)}</b>
			</p>
			<p>
				<a href={again}>{words.again}</a>
			</p>
		</div>
	);
}
