import { tokenField } from "../../content/mailed-pages.ts";
import { Button } from "../ui/button/button.tsx";
import { Received } from "../ui/received/received.tsx";

type Props = {
	words: { text: string; send: string; done: string; gone: string };
	address: string;
	token: string | null;
	done: boolean | null;
};

/** The page behind a mailed link. It asks for a press, so that a program that opens every link changes nothing. */
export function MailedLink({ words, address, token, done }: Props) {
	if (done) return <Received message={words.done} />;
	if (done === false || token === null)
		return (
			<p className="alert alert-problem" role="alert">
				<b>{words.gone}</b>
			</p>
		);
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
