import { percentSign } from "../../../content/locale.ts";
import { formText } from "../../forms/text-of.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { doneOf, notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { changeLead, leadEnds } from "./change-lead.server.ts";
import { changeSession } from "./change-session.server.ts";
import { Consent } from "./consent.tsx";
import { Crm } from "./crm.tsx";
import { crmOf } from "./crm-of.server.ts";
import { leadOf } from "./lead-of.server.ts";
import { leadForm } from "./lead-state.ts";
import { Proposals } from "./proposals.tsx";
import { Score } from "./score.tsx";
import { LeadConsultation } from "./session.tsx";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRoom(request, context);
	const { settings, runtime } = services;
	const origin = settings.publicUrlGiven ? settings.publicUrl : url.origin;
	const lead = await leadOf(
		{ db, language, origin, now: runtime.now().toISOString(), timeZone: settings.brand.timeZone },
		params.lead,
	);
	if (!lead) return notThere();
	return {
		...{ text, lead, done: doneOf(searchParams, leadEnds), press: runtime.newId() },
		crm: await crmOf(services, language, lead.id),
		path: to(`/leads/${encodeURIComponent(lead.id)}`),
		conversation: lead.conversationId && to(`/conversations/${encodeURIComponent(lead.conversationId)}`),
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const form = await request.formData().catch(() => new FormData());
	const change = formText(form, "what").startsWith("session") ? changeSession : changeLead;
	return change(request, context, params.lead, form);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.lead.name }];

export default function LeadRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { text, lead, crm, path, conversation, done, press } = loaderData;
	const words = text.lead;
	const note = leadForm(actionData, "note");
	const notMade = Object.entries(words.notMade).find(([what]) => what === done)?.[1];
	return (
		<>
			<header className="room-head">
				<div>
					<p className="lead-tags">
						<span className="tag sol">{lead.status}</span> <span className="tag lead-tag">{lead.source}</span>
					</p>
					<h1>{lead.name}</h1>
					<p className="lead quiet">{lead.about}</p>
				</div>
				<p className="lead-score">
					<span className="visually-hidden">{words.score}: </span>
					{lead.score}
					<small>{percentSign[useLanguage()]}</small>
				</p>
			</header>
			{done && !actionData && (
				<p className={notMade ? "alert lead-said" : "alert alert-done"} role="status">
					<b>{notMade ?? text.done}</b>
				</p>
			)}
			<div className="panel-flow">
				<section className="panel lead-part" aria-labelledby="known">
					<h2 id="known">{words.known}</h2>
					<dl className="lead-facts">
						{lead.known.map(({ name, value, href }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>
									{href ? (
										<a href={href}>{value}</a>
									) : (
										(value ?? <span className="quiet">{words.missing}</span>)
									)}
								</dd>
							</div>
						))}
					</dl>
					{lead.message && (
						<p>
							<b>{words.message}:</b> {lead.message}
						</p>
					)}
					{conversation && (
						<p>
							<ButtonLink look="small outline" href={conversation}>
								{words.conversation}
							</ButtonLink>
						</p>
					)}
				</section>
				<Score lead={lead} text={words} />
				<section className="panel lead-part" aria-labelledby="notes">
					<h2 id="notes">{words.notes}</h2>
					<ShortForm
						action={path}
						failure={null}
						refused={{ problems: note.problems, labels: { note: words.note } }}
						send={words.addNote}
						look="small"
						values={{ what: "note", press }}
					>
						<TextArea {...{ form: note, name: "note", label: words.note, rows: 3 }} hint={words.noteHint} />
					</ShortForm>
					<Choice
						{...{ path, what: "owner", label: words.owner, none: words.nobody, send: words.assign }}
						value={lead.owner}
						options={lead.owners}
					/>
					<Choice
						{...{ path, what: "client", label: words.client, none: words.noClient, send: words.linkClient }}
						value={lead.client}
						options={lead.clients}
					/>
				</section>
				<Proposals lead={lead} text={words} path={path} />
				<LeadConsultation
					session={lead.session}
					text={words}
					path={path}
					form={actionData?.what === "session" ? actionData.form : lead.session.form}
				/>
				<section className="panel lead-part" aria-labelledby="happened">
					<h2 id="happened">{words.happened}</h2>
					<ol className="lead-events">
						{lead.events.map(({ key, title, detail, when }) => (
							<li key={key}>
								<p>
									<b>{title}</b> <span className="small quiet">{when}</span>
								</p>
								{detail && <p className="lead-note">{detail}</p>}
							</li>
						))}
					</ol>
				</section>
				<Consent consent={lead.consent} text={words} path={path} />
				<Crm crm={crm} text={text.crm} path={path} />
			</div>
		</>
	);
}

type ChoiceProps = {
	path: string;
	/** Which form it is, and its field's name. */
	what: "owner" | "client";
	label: string;
	none: string;
	send: string;
	value: string;
	options: readonly { id: string; name: string }[];
};

function Choice({ path, what, label, none, send, value, options }: ChoiceProps) {
	return (
		<ShortForm action={path} failure={null} send={send} look="small" values={{ what }}>
			<div className="field">
				<label htmlFor={what}>{label}</label>
				<select id={what} name={what} defaultValue={value}>
					<option value="">{none}</option>
					{options.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</div>
		</ShortForm>
	);
}
