import { KeptFields } from "../forms/kept-fields.tsx";
import { Button } from "../ui/button/button.tsx";
import type { SessionEnded as Ended } from "./session-ended.server.ts";

export function SessionEndedNotice({ ended }: { ended: Ended }) {
	const { text, action, encType, fields, files, signIn } = ended;
	return (
		<section className="panel panel-empty screen-sign-in">
			<title>{text.title}</title>
			<h1>{text.title}</h1>
			<p role="alert">{text.intro}</p>
			<ol className="screen-steps">
				<li>
					<a href={signIn} target="_blank" rel="noopener opener">
						{text.enter}
					</a>
				</li>
				<li>{text.back}</li>
			</ol>
			{files && <p className="alert alert-problem">{text.files}</p>}
			<form method="post" action={action} encType={encType}>
				<KeptFields fields={fields} />
				<p>
					<Button type="submit">{text.send}</Button>
				</p>
			</form>
		</section>
	);
}

export function isSessionEnded(thrown: unknown): thrown is Ended {
	return typeof thrown === "object" && thrown !== null && "kind" in thrown && thrown.kind === "session-ended";
}
