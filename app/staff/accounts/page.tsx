import { roles } from "../../../domain/accounts/account.ts";
import { readAccounts } from "../../../domain/accounts/account-list.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { ListPage } from "../list-page.tsx";
import { readDone, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { AccountItem } from "./account-item.tsx";
import { AddAccount } from "./add-account.tsx";
import { accountOutcomes, changeAccounts } from "./change-accounts.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, account, searchParams, to, text } = staffRequest(request, context);
	const accounts = await readAccounts(db);
	return {
		text,
		path: to("/accounts"),
		done: readDone(searchParams, accountOutcomes),
		kinds: ["client", ...roles].map((id) => ({
			id,
			label: text.accounts.roles[id as keyof typeof text.accounts.roles],
		})),
		accounts: accounts.map(({ id, username, email, name, role, disabledAt, twoFactor }) => ({
			id,
			username,
			own: id === account.id,
			disabled: disabledAt !== null,
			about: [
				name,
				email,
				text.accounts.roles[role ?? "client"],
				twoFactor ? text.accounts.twoFactor : "",
				disabledAt ? text.accounts.disabled : "",
			]
				.filter(Boolean)
				.join(" · "),
		})),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	return changeAccounts(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.accounts }];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, accounts, kinds, done } = loaderData;
	const words = text.accounts;
	return (
		<ListPage
			title={text.screens.accounts}
			text={text}
			empty={false}
			next={null}
			done={actionData ? actionData.message : done && words.done[done]}
		>
			<ul className="panel screen-list">
				{accounts.map((account) => (
					<AccountItem key={account.id} account={account} text={words} path={path} />
				))}
			</ul>
			<AddAccount text={words} path={path} form={actionData?.form ?? emptyForm} kinds={kinds} />
		</ListPage>
	);
}
