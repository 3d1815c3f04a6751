import type { StaffText } from "../../../content/staff/schema.ts";
import type { LinkWay } from "../../../shared/account.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = {
	consultation: LeadView["consultation"];
	text: StaffText["lead"];
	path: string;
	linkWay: LinkWay;
	form: FormState;
};

export function LeadConsultation({ consultation, text, path, linkWay, form }: Props) {
	const words = text.consultation;
	const isMovable = consultation.isPlanned && consultation.impossibleReason === null;
	return (
		<section className="panel lead-part" aria-labelledby="consultation">
			<h2 id="consultation">{words.title}</h2>
			{consultation.state && !isMovable && (
				<p className="alert lead-next">
					<Dated {...consultation.state} />
				</p>
			)}
			{consultation.impossibleReason === null ? (
				<ShortForm
					form={form}
					labels={{ starts: words.starts, place: words.place }}
					action={path}
					send={words[isMovable ? "move" : "send"][linkWay]}
					look="small quiet"
					hiddenFields={{ intent: "consultation" }}
				>
					<TextField form={form} name="starts" type="datetime-local" label={words.starts} hint={words.hint} />
					<TextField form={form} name="place" label={words.place} hint={words.placeHint} />
				</ShortForm>
			) : (
				<p className="quiet">{consultation.impossibleReason}</p>
			)}
			{consultation.isPlanned && (
				<AskFirstForm
					words={{ ...words.cancel, ask: words.cancel.ask[linkWay] }}
					action={path}
					hiddenFields={{ intent: "consultation-cancel" }}
				/>
			)}
		</section>
	);
}
