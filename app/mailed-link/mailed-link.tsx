import { tokenField } from "../../content/mailed-pages.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Received } from "../ui/received/received.tsx";

type Remedy = { href: string; label: string };

type Props = {
	words: { text: string; send: string; done: string; gone: string };
	address: string;
	token: string | null;
	done: boolean | null;
	remedy?: Remedy;
};

/** The page behind a mailed link. It asks for a press, so that a program that opens every link changes nothing. */
export function MailedLink({ words, address, token, done, remedy }: Props) {
	if (done) return <Received message={words.done} />;
	if (done === false || token === null) return <GoneLink text={words.gone} remedy={remedy} />;
	return (
		<form method="post" action={address} className="short-form">
			<p>{words.text}</p>
			<input type="hidden" name={tokenField} value={token} />
			<p>
				<Button type="submit">{words.send}</Button>
			</p>
		</form>
	);
}

function GoneLink({ text, remedy }: { text: string; remedy?: Remedy }) {
	return (
		<div className="alert alert-problem short-form" role="alert">
			<p>
				<b>{text}</b>
			</p>
			{remedy && (
				<p>
					<ButtonLink href={remedy.href}>{remedy.label}</ButtonLink>
				</p>
			)}
		</div>
	);
}

export function isGone({ token, done }: Pick<Props, "token" | "done">): boolean {
	return done === false || (!done && token === null);
}
