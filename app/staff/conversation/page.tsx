import { readConversation } from "../../../domain/conversations/read-conversation.ts";
import { findLeadOfConversation } from "../../../domain/leads/lead-store.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { notThere, privately, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import styles from "./page.css?inline";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, language, to, text } = staffRoom(request, context);
	const found = await readConversation(db, params.conversation);
	if (!found) return notThere();
	const lead = await findLeadOfConversation(db, params.conversation);
	return {
		...{ text, spoken: found.language },
		name: lead?.name ?? text.leads.nameless,
		lead: lead && to(`/leads/${encodeURIComponent(lead.id)}`),
		diagnostic: to(`/conversations/${encodeURIComponent(params.conversation)}/diagnostic`),
		messages: found.messages.map(({ role, content, at }, index) => ({
			...{ key: `${index} ${at}`, role, content },
			at: momentText(at, language),
		})),
	};
}

export const headers: Route.HeadersFunction = () => privately;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.text.conversation.title}: ${loaderData?.name}` },
	{ name: "robots", content: "noindex, nofollow" },
];

export default function Conversation({ loaderData }: Route.ComponentProps) {
	const { text, name, lead, diagnostic, messages, spoken } = loaderData;
	const { speakers } = text.conversation;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="room-head">
				<h1>{name}</h1>
				<div className="room-tools">
					{lead && (
						<ButtonLink look="small outline" href={lead}>
							{text.conversation.lead}
						</ButtonLink>
					)}
					<ShortForm action={diagnostic} failure={null} send={text.lead.diagnostic} look="small" />
				</div>
			</header>
			<ol className="panel spoken" lang={spoken}>
				{messages.map(({ key, role, content, at }) => (
					<li key={key} data-role={role}>
						<p className="small quiet">
							{speakers[role]} · {at}
						</p>
						<p className="spoken-words">{content}</p>
					</li>
				))}
			</ol>
		</>
	);
}
