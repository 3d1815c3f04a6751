import { Link } from "react-router";
import { limits } from "../../../config/limits.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readInvitations } from "../../../domain/accounts/invite-colleague.ts";
import { readAccounts, readClients } from "../../../domain/accounts/read-accounts.ts";
import { roles } from "../../../shared/account.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { type FormState, formOf } from "../../forms/form-state.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ShownOnce } from "../form/shown-once.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage } from "../list-page.tsx";
import { NothingHere } from "../nothing-here.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { accountIntents } from "./account-intents.server.ts";
import { AccountItem } from "./account-item.tsx";
import { aboutAccount, shownInvitation } from "./account-view.server.ts";
import { InvitationItem } from "./invitation-item.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LanguageChoice } from "./language-choice.tsx";

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
		done: outcomeText(searchParams, text.accounts.done),
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
						<AccountItem key={account.id} account={account} text={words} path={path} />
					))}
				</ul>
			) : (
				<NothingHere {...text.nothing.accounts} />
			)}
			<AddAccount text={words} form={formOf(actionData, "add")} {...{ path, hours, isMailed }} />
		</ListPage>
	);
}

type Props = { text: StaffText["accounts"]; path: string; form: FormState; hours: string; isMailed: boolean };

const idOf = (name: string) => `client-${name}`;

function AddAccount({ text, path, form, hours, isMailed }: Props) {
	const { username, email, name, company, subdomain } = text;
	const labels = { username, email, name, company, subdomain };
	const field = (name: keyof typeof labels) => ({ form, name, id: idOf(name), label: labels[name] });
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<p>{fillBlanks(text.addIntro[isMailed ? "mail" : "shown"], { hours })}</p>
			<ShortForm
				form={form}
				labels={labels}
				idOf={idOf}
				action={path}
				send={text.send}
				values={{ intent: "add" }}
			>
				<TextField {...field("username")} autoComplete="off" />
				<TextField {...field("email")} type="email" autoComplete="off" />
				<TextField {...field("name")} autoComplete="off" />
				<LanguageChoice id={idOf("language")} label={text.language} chosen={form.typed.language} />
				<TextField {...field("company")} autoComplete="off" />
				<TextField {...field("subdomain")} autoComplete="off" />
			</ShortForm>
		</section>
	);
}
