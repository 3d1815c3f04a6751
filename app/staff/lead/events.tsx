import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextArea } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = {
	lead: LeadView;
	text: StaffText["lead"];
	path: string;
	conversationPath: string | null;
	submissionKey: string;
	note: FormState;
};

export function LeadEvents({ lead, text, path, conversationPath, submissionKey, note }: Props) {
	return (
		<section className="panel lead-part lead-story" aria-labelledby="happened">
			<div className="lead-story-head">
				<h2 id="happened">{text.happened}</h2>
				{conversationPath && <Link to={conversationPath}>{text.conversation}</Link>}
			</div>
			<ShortForm
				form={note}
				labels={{ note: text.note }}
				action={path}
				send={text.addNote}
				look="small quiet"
				hiddenFields={{ intent: "note", [submissionKeyName]: submissionKey }}
			>
				<TextArea form={note} name="note" label={text.note} rows={3} hint={text.noteHint} />
			</ShortForm>
			{lead.events.map(({ day, name, happened }) => (
				<section key={day} aria-labelledby={`day-${day}`}>
					<h3 id={`day-${day}`} className="lead-day">
						{name}
					</h3>
					<ol className="lead-events">
						{happened.map((event) => (
							<Event key={event.key} event={event} language={lead.language} />
						))}
					</ol>
				</section>
			))}
		</section>
	);
}

type EventProps = { event: LeadView["events"][number]["happened"][number]; language: string };

function Event({ event: { title, by: doer, at, note, lines }, language }: EventProps) {
	return (
		<li className={doer ?? undefined}>
			<p className="lead-event">
				<b>{title}</b>
				<span className="small quiet">
					<NearDate at={at} />
				</span>
			</p>
			{note && <p className="lead-note">{note}</p>}
			{lines.map(({ key, by, text }) => (
				<p key={key} className={`lead-line ${by}`} lang={language}>
					<span>{text}</span>
				</p>
			))}
		</li>
	);
}
