import { Link } from "react-router";
import { limits } from "../../../config/limits.ts";
import { readAccounts } from "../../../domain/accounts/account-list.ts";
import { readInvitations } from "../../../domain/accounts/invite-colleague.ts";
import { roles } from "../../../shared/account.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { ListPage } from "../list-page.tsx";
import { NothingHere } from "../nothing-here.tsx";
import { ShownLink } from "../shown-link.tsx";
import { readDone, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { AccountItem } from "./account-item.tsx";
import { aboutAccount, shownInvitation } from "./account-view.server.ts";
import { AddAccount } from "./add-account.tsx";
import { accountOutcomes, changeAccounts } from "./change-accounts.server.ts";
import { InvitationItem } from "./invitation-item.tsx";
import { InviteForm } from "./invite-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text, linkWay } = staffRequest(request, context);
	const now = services.runtime.now();
	const accounts = (await readAccounts(db)).map((account) => ({
		id: account.id,
		kind: account.kind,
		name: account.name,
		username: account.username,
		disabled: account.disabledAt !== null,
		about: aboutAccount(account, text.accounts),
		path: to(`/accounts/${encodeURIComponent(account.id)}`),
	}));
	return {
		text,
		path: to("/accounts"),
		done: readDone(searchParams, accountOutcomes),
		roles,
		hours: String(limits.invitationHours),
		isMailed: linkWay === "mail",
		team: accounts.filter(({ kind }) => kind === "staff"),
		clients: accounts.filter(({ kind }) => kind === "client"),
		invitations: (await readInvitations(db)).map((one) => shownInvitation(one, now, language)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	return changeAccounts(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.accounts }];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, team, clients, invitations, roles, hours, isMailed, done } = loaderData;
	const words = text.accounts;
	const formOf = (intent: string) => (actionData?.intent === intent ? actionData.form : emptyForm);
	return (
		<ListPage
			title={text.screens.accounts}
			text={text}
			empty={false}
			next={null}
			done={actionData ? actionData.message : done && words.done[done]}
			above={<ShownLink link={actionData?.link} />}
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
			<InviteForm text={text} form={formOf("invite")} {...{ path, roles, hours, isMailed }} />
			<h2>{words.clients}</h2>
			{clients.length > 0 ? (
				<ul className="panel screen-list">
					{clients.map((account) => (
						<AccountItem key={account.id} account={account} text={words} path={path} />
					))}
				</ul>
			) : (
				<NothingHere {...text.nothing.accounts} />
			)}
			<AddAccount text={words} path={path} form={formOf("add")} />
		</ListPage>
	);
}
