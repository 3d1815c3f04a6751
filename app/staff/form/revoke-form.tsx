import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";

type Props = {
	text: { revoke: string; revokeAsk: string; revokeSure: string };
	action: string;
	values: Readonly<Record<string, string>>;
};

export function RevokeForm({ text: { revoke, revokeAsk, revokeSure }, ...form }: Props) {
	return <AskFirstForm what={revoke} ask={revokeAsk} send={revokeSure} {...form} />;
}
