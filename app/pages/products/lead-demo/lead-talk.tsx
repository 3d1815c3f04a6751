import type { LeadDemoText } from "../../../../content/pages/products/schema.ts";
import type { LeadMoment } from "./lead-moment.ts";

const bubbleColours = { bot: "ladrillo", customer: "cielo" } as const;

/** The conversation. Later messages keep their place, so that nothing moves when they appear. */
export function LeadTalk({ text, moment }: { text: LeadDemoText; moment: LeadMoment }) {
	const names = { bot: text.bot, customer: text.customer };
	return (
		<ol className="timeline-pane lead-talk" aria-label={text.log}>
			{text.messages.map(({ from, text }, index) => (
				<li
					key={text}
					className={`lead-message timeline-ghost ${bubbleColours[from]}`}
					data-from={from}
					data-later={index < moment.shownCount ? undefined : ""}
					data-typing={moment.typing && index === moment.shownCount ? "" : undefined}
				>
					<b>{names[from]}:</b> {text}
				</li>
			))}
		</ol>
	);
}
