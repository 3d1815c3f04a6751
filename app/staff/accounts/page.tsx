import { languages } from "../../../content/language.ts";
import { en as layoutEn } from "../../../content/layout/en.ts";
import { roles } from "../../../domain/accounts/account.ts";
import { listAccounts } from "../../../domain/accounts/account-store.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ListPage } from "../list-page.tsx";
import { doneOf, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { accountEnds, changeAccounts } from "./change-accounts.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, account, searchParams, to, text } = staffRoom(request, context);
	const accounts = await listAccounts(db);
	return {
		...{ text, path: to("/accounts"), done: doneOf(searchParams, accountEnds) },
		kinds: ["client", ...roles].map((id) => ({
			id,
			label: text.accounts.roles[id as keyof typeof text.accounts.roles],
		})),
		accounts: accounts.map(({ id, username, email, name, role, disabledAt, twoFactor }) => ({
			...{ id, username, own: id === account.id, disabled: disabledAt !== null },
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.accounts }];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, accounts, kinds, done } = loaderData;
	const words = text.accounts;
	const form = actionData?.form ?? emptyForm;
	const { username, email, name, company, subdomain } = words;
	const labels = { username, email, name, company, subdomain };
	const field = (name: keyof typeof labels) => ({ form, name, label: labels[name] });
	return (
		<ListPage
			title={text.rooms.accounts}
			text={text}
			empty={false}
			next={null}
			done={actionData ? actionData.said : done && words.done[done]}
		>
			<ul className="panel room-list">
				{accounts.map(({ id, username, about, own, disabled }) => (
					<li key={id}>
						<div>
							<h2 className="room-item">{username}</h2>
							<p className="small quiet">{about}</p>
						</div>
						<AskFirst what={words.reset} ask={words.resetAsk.replace("{username}", username)}>
							<ShortForm
								action={path}
								failure={null}
								send={words.resetSure}
								look="small"
								values={{ what: "reset", username }}
							/>
						</AskFirst>
						{!own && !disabled && (
							<AskFirst what={words.disable} ask={words.disableAsk.replace("{username}", username)}>
								<ShortForm
									action={path}
									failure={null}
									send={words.disableSure}
									look="small"
									values={{ what: "disable", username }}
								/>
							</AskFirst>
						)}
						{!own && disabled && (
							<ShortForm
								action={path}
								failure={null}
								send={words.enable}
								look="small outline"
								values={{ what: "enable", username }}
							/>
						)}
					</li>
				))}
			</ul>
			<section className="panel room-section" aria-labelledby="add">
				<h2 id="add">{words.add}</h2>
				<ShortForm
					action={path}
					failure={form.failure}
					refused={{ problems: form.problems, labels }}
					send={words.send}
					values={{ what: "add" }}
				>
					<TextField {...field("username")} autoComplete="off" />
					<TextField {...field("email")} type="email" autoComplete="off" />
					<TextField {...field("name")} autoComplete="off" />
					<div className="field">
						<label htmlFor="kind">{words.kind}</label>
						<select id="kind" name="kind" defaultValue={form.typed.kind ?? "client"}>
							{kinds.map(({ id, label }) => (
								<option key={id} value={id}>
									{label}
								</option>
							))}
						</select>
					</div>
					<div className="field">
						<label htmlFor="language">{words.language}</label>
						<select id="language" name="language" defaultValue={form.typed.language ?? "es"}>
							{languages.map((language) => (
								<option key={language} value={language} lang={language}>
									{layoutEn.languageNames[language]}
								</option>
							))}
						</select>
					</div>
					<TextField {...field("company")} autoComplete="off" />
					<TextField {...field("subdomain")} autoComplete="off" />
				</ShortForm>
			</section>
		</ListPage>
	);
}
