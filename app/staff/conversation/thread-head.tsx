import { Link, useFetcher } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Button, type ButtonLook } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import { whoAnswersFetcher } from "./thread-outcome.ts";

export function ThreadHead({ view }: { view: ConversationData }) {
	const { text, param, path, list, name, colleague, mine, isOnline, waits, snoozed } = view;
	const whoAnswers = { path, fetcher: whoAnswersFetcher(param) };
	return (
		<header className="thread-head">
			<Link className="icon-button only-phone" to={list} aria-label={text.back}>
				<Icon name="back" />
			</Link>
			<div>
				<h1 className="cut">{name ?? text.speakers.user}</h1>
				<p className="small quiet">
					<span className={isOnline ? "presence here" : "presence"}>
						{isOnline ? text.online : text.away}
					</span>
					{snoozed && <span className="only-narrow">{snoozed}</span>}
				</p>
			</div>
			{!colleague && <Act {...whoAnswers} intent="take" label={text.takeOver} look="small" />}
			{colleague && !mine && (
				<Act
					{...whoAnswers}
					intent="take"
					label={fillBlanks(text.takeFrom, { person: colleague.name })}
					from={colleague.id}
				/>
			)}
			{mine && <Act {...whoAnswers} intent="back" label={text.handBack} />}
			{waits && <Act path={path} intent="handled" label={text.handled} />}
			<a className="icon-button only-narrow" href="#person" aria-label={text.details}>
				<Icon name="info" />
			</a>
		</header>
	);
}

type ActProps = {
	path: string;
	intent: string;
	label: string;
	from?: string;
	look?: ButtonLook;
	fetcher?: { key: string };
};

function Act({ path, intent, label, from, look = "small quiet", fetcher }: ActProps) {
	const { Form } = useFetcher(fetcher);
	return (
		<Form method="post" action={path}>
			<input type="hidden" name="intent" value={intent} />
			{from && <input type="hidden" name="from" value={from} />}
			<Button look={look} type="submit">
				{label}
			</Button>
		</Form>
	);
}
