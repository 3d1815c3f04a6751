import { useChatText } from "./chat-text.ts";

/** Says how the data that the greeting asks for is used (Law 1581 of 2012). */
export function PrivacyNote() {
	const { privacy } = useChatText().chat;
	return (
		<p className="chat-privacy small quiet">
			{privacy.text} <a href={privacy.url}>{privacy.linkText}</a>
		</p>
	);
}
