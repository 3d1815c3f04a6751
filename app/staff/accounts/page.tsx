import { Link } from "react-router";
import { limits } from "../../../config/limits.ts";
import { readInvitations } from "../../../domain/accounts/invitations/invite-colleague.ts";
import { readAccounts, readClients } from "../../../domain/accounts/read-accounts.ts";
import { roles } from "../../../shared/account.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { formOf } from "../../forms/form-state.ts";
import { ShownOnce } from "../form/shown-once.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage, NothingHere } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { accountIntents } from "./account-intents.server.ts";
import { aboutAccount, shownInvitation } from "./account-view.server.ts";
import { AddClientAccount, ClientAccountItem } from "./client-accounts.tsx";
import { InvitationItem, InviteForm } from "./invitations.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text, linkWay } = staffRequest(request, context);
	const now = services.runtime.now();
	const companies = new Map((await readClients(db)).map(({ id, name }) => [id, name]));
	const accounts = (await readAccounts(db)).map((account) => ({
		id: account.id,
		kind: account.kind,
		name: account.name,
		username: account.username,
		disabled: account.disabledAt !== null,
		about: aboutAccount(account, text.accounts, companies.get(account.clientId ?? "")),
		path: to(`/accounts/${encodeURIComponent(account.id)}`),
	}));
	return {
		text,
		path: to("/accounts"),
		done: outcomeText(searchParams, text.done.accounts),
		roles,
		hours: String(limits.invitationHours),
		isMailed: linkWay === "mail",
		team: accounts.filter(({ kind }) => kind === "staff"),
		clients: accounts.filter(({ kind }) => kind === "client"),
		invitations: (await readInvitations(db)).map((one) => shownInvitation(one, now, language)),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	return answerStaffForm(request, context, accountIntents);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.accounts }];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, team, clients, invitations, roles, hours, isMailed, done } = loaderData;
	const words = text.accounts;
	return (
		<ListPage
			title={text.screens.accounts}
			text={text}
			empty={false}
			next={null}
			done={done}
			above={<ShownOnce shown={actionData?.shown} text={text} />}
		>
			<h2>{words.team}</h2>
			<ul className="panel screen-list">
				{team.map(({ id, name, about, path }) => (
					<li key={id}>
						<div>
							<h3 className="screen-item">
								<Link to={path}>{name}</Link>
							</h3>
							<p className="small quiet">{about}</p>
						</div>
					</li>
				))}
			</ul>
			{invitations.length > 0 && (
				<>
					<h2>{text.invitations.open}</h2>
					<ul className="panel screen-list">
						{invitations.map((one) => (
							<InvitationItem
								key={one.id}
								invitation={one}
								text={text.invitations}
								{...{ path, hours, isMailed }}
							/>
						))}
					</ul>
				</>
			)}
			<InviteForm text={text} form={formOf(actionData, "invite")} {...{ path, roles, hours, isMailed }} />
			<h2>{words.clients}</h2>
			{clients.length > 0 ? (
				<ul className="panel screen-list">
					{clients.map((account) => (
						<ClientAccountItem key={account.id} account={account} text={words} path={path} />
					))}
				</ul>
			) : (
				<NothingHere {...text.nothing.accounts} />
			)}
			<AddClientAccount text={words} form={formOf(actionData, "add")} {...{ path, hours, isMailed }} />
		</ListPage>
	);
}
