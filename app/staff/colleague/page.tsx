import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readAccount } from "../../../domain/accounts/read-accounts.ts";
import { readHeldWork } from "../../../domain/team/leave-team.ts";
import { servicesContext } from "../../../http/context.ts";
import { roles, type WorkKind, workKinds } from "../../../shared/account.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { type FormState, formOf } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { aboutAccount } from "../accounts/account-view.server.ts";
import { ShownOnce } from "../form/shown-once.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage } from "../list-page.tsx";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { ColleagueEmailForm, ResetPasswordForm, RolesForm } from "./colleague-forms.tsx";
import { colleagueIntents } from "./colleague-intents.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text, linkWay, account: own } = staffRequest(request, context);
	const account = await readAccount(db, params.account ?? "");
	if (account?.kind !== "staff") return notFound();
	return {
		text,
		roles,
		path: to(`/accounts/${encodeURIComponent(account.id)}`),
		done: outcomeText(searchParams, text.done.colleague),
		name: account.name,
		isOwn: account.id === own.id,
		emailHint: text.colleague.emailHint[linkWay],
		currentRoles: account.roles,
		about: aboutAccount(account, text.accounts),
		since: fillBlanks(text.colleague.since, { date: momentText(account.createdAt, language) }),
		work: account.disabledAt ? null : await readHeldWork(db, account),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const account = await readAccount(context.get(servicesContext).connection.db, params.account ?? "");
	if (account?.kind !== "staff") return notFound();
	return answerStaffForm(request, context, colleagueIntents, account);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name }];

export default function Colleague({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, name, isOwn, about, since, done, roles, currentRoles, work, emailHint } = loaderData;
	const words = text.colleague;
	return (
		<ListPage
			title={name}
			text={text}
			empty={false}
			next={null}
			done={done}
			above={<ShownOnce shown={actionData?.shown} text={text} />}
		>
			<p className="quiet">
				{about}
				<br />
				{since}
			</p>
			{work ? (
				<>
					<RolesForm
						text={text}
						path={path}
						form={formOf(actionData, "roles")}
						roles={roles}
						currentRoles={currentRoles}
					/>
					<ColleagueEmailForm text={text} path={path} form={formOf(actionData, "email")} hint={emailHint} />
					{!isOwn && <ResetPasswordForm text={text} path={path} name={name} />}
					<LeaveForm text={words} name={name} path={path} work={work} form={formOf(actionData, "leave")} />
				</>
			) : (
				<ShortForm action={path} send={text.accounts.enable} hiddenFields={{ intent: "enable" }} />
			)}
		</ListPage>
	);
}

type Text = StaffText["colleague"];
type Work = { count: number; mayTake: readonly { id: string; name: string }[] };

type Props = {
	text: Text;
	name: string;
	path: string;
	work: Record<WorkKind, Work>;
	form: FormState;
};

function LeaveForm({ text, name, path, work, form }: Props) {
	const kinds = workKinds.filter((kind) => work[kind].count > 0);
	return (
		<section className="panel screen-section" aria-labelledby="leave">
			<h2 id="leave">{text.leave}</h2>
			<p>{kinds.length > 0 ? text.leaveIntro : text.nothing}</p>
			{form.formError && (
				<p className="alert alert-problem" role="alert">
					<b>{form.formError}</b>
				</p>
			)}
			<AskFirst words={text.remove} blanks={{ name }}>
				<ShortForm action={path} send={text.remove.send} hiddenFields={{ intent: "leave" }}>
					{kinds.map((kind) => (
						<SelectField
							key={kind}
							form={form}
							name={kind}
							label={fillBlanks(text.work[kind], { count: work[kind].count })}
							none={text.nobody[kind]}
							options={work[kind].mayTake.map(({ id, name }) => ({ id, label: name }))}
						/>
					))}
				</ShortForm>
			</AskFirst>
		</section>
	);
}
