import { Link } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { BreakAfterAt } from "../../ui/unbroken/unbroken.tsx";
import { AsideForms } from "./aside-forms.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { Labels } from "./labels.tsx";
import type { ThreadOutcome } from "./thread-outcome.ts";

export function Aside({ view, outcome }: { view: ConversationData; outcome: ThreadOutcome | null }) {
	const { text, aside } = view;
	const { presence } = aside;
	return (
		<aside className="inbox-aside" id="person" aria-label={text.details}>
			<a className="aside-back only-narrow" href="#thread">
				<Icon name="back" />
				{text.thread}
			</a>
			{presence && (
				<div className="aside-page">
					<p>{presence.isPresent ? text.page : text.pageBefore}</p>
					<b>{presence.page}</b>
					<p>{fillBlanks(text.since, { time: presence.since })}</p>
				</div>
			)}
			<dl className="aside-facts">
				<dt>{text.facts.language}</dt>
				<dd>{aside.languageName}</dd>
				{presence?.localTime && (
					<>
						<dt>{text.facts.localTime}</dt>
						<dd>{presence.localTime}</dd>
					</>
				)}
				<dt>{text.facts.reference}</dt>
				<dd>{aside.reference}</dd>
			</dl>
			<section>
				<h2>{text.manage}</h2>
				<AsideForms view={view} />
				<Labels view={view} outcome={outcome} />
			</section>
			<Known view={view} />
			<Earlier view={view} />
		</aside>
	);
}

function Known({ view: { text, aside, diagnostic } }: { view: ConversationData }) {
	const { lead, known } = aside;
	return (
		<section>
			<div className="aside-head">
				<h2>{text.known}</h2>
				{lead && <Link to={lead}>{text.openLead}</Link>}
			</div>
			{known.length === 0 && <p className="small quiet">{text.noLead}</p>}
			<dl className="aside-facts">
				{known.map(({ name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							{value ? <BreakAfterAt>{value}</BreakAfterAt> : <span className="quiet">{text.missing}</span>}
						</dd>
					</div>
				))}
			</dl>
			<ShortForm reloadDocument action={diagnostic} send={text.diagnosticSend} look="small quiet" />
		</section>
	);
}

function Earlier({ view: { text, aside } }: { view: ConversationData }) {
	return (
		<section>
			<h2>{text.earlier}</h2>
			{aside.earlier.length === 0 ? (
				<p className="small quiet">{text.noEarlier}</p>
			) : (
				<ul className="aside-earlier">
					{aside.earlier.map(({ path, at, about }) => (
						<li key={path}>
							<Link className="cut" to={path}>
								{about}
							</Link>
							<span className="quiet">{at}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
