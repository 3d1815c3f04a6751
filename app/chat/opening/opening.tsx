import type { ClockTime } from "../../../content/locale.ts";
import { Hour } from "../../ui/hour/hour.tsx";
import { bubblesOf } from "../log/bubbles-of.ts";
import { useChatText } from "../use-chat-text.ts";

export function Opening({ hour }: { hour: ClockTime }) {
	const { chat } = useChatText();
	const [offer, ...asks] = bubblesOf(chat.greeting);
	return (
		<div className="chat-message chat-opening" data-role="assistant">
			<div className="chat-bubble ladrillo">
				<Hour {...hour} />
				<div>
					<b>{chat.assistant}</b>
					<p>{offer}</p>
				</div>
			</div>
			{asks.map((ask) => (
				<div key={ask} className="chat-bubble ladrillo">
					<p>{ask}</p>
				</div>
			))}
		</div>
	);
}
