import { readConversationDetails } from "../../../domain/conversations/conversation-details.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { changeConversation } from "./change-conversation.server.ts";
import { TakeOverPanel } from "./take-over-panel.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { services, db, language, to, text, account } = staffRequest(request, context);
	// Its visitor may have gone on elsewhere while somebody of the team was here: the page stays theirs.
	const { lead, person, personId, messages, ...found } =
		(await readConversationDetails(db, params.conversation)) ?? notFound();
	const path = to(`/conversations/${encodeURIComponent(params.conversation)}`);
	return {
		text,
		spoken: found.language,
		path,
		person,
		from: personId,
		press: services.runtime.newId(),
		mine: person !== null && personId === account.id,
		name: lead?.name ?? text.leads.nameless,
		lead: lead && to(`/leads/${encodeURIComponent(lead.id)}`),
		diagnostic: `${path}/diagnostic`,
		messages: messages.map(({ role, content, at, person, stopped }, index) => ({
			key: `${index} ${at}`,
			role,
			content,
			person,
			stopped,
			at: momentText(at, language),
		})),
	};
}

export function action({ request, context, params }: Route.ActionArgs) {
	return changeConversation(request, context, params.conversation);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.text.conversation.title}: ${loaderData?.name}` },
];

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
	const { text, name, lead, diagnostic, messages, spoken, path, person, from, press, mine } = loaderData;
	const { speakers, stopped: cut } = text.conversation;
	return (
		<>
			<header className="screen-head">
				<h1>{name}</h1>
				<div className="screen-tools">
					{lead && (
						<RouteLink look="small outline" to={lead}>
							{text.conversation.lead}
						</RouteLink>
					)}
					<ShortForm
						newDocument
						action={diagnostic}
						failure={null}
						send={text.lead.diagnostic}
						look="small"
					/>
				</div>
			</header>
			<ol className="panel spoken" lang={spoken}>
				{messages.map(({ key, role, content, at, person: by, stopped }) => (
					<li key={key} data-role={role}>
						<p className="small quiet">
							{by ?? speakers[role]} · {at}
							{stopped && ` · ${cut}`}
						</p>
						<p className="spoken-words">{content}</p>
					</li>
				))}
			</ol>
			<TakeOverPanel
				text={text.conversation}
				person={person}
				from={from}
				press={press}
				path={path}
				mine={mine}
				draft={actionData?.draft ?? ""}
				why={actionData?.why ?? null}
			/>
		</>
	);
}
