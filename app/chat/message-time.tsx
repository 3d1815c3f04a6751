import { formatMoment } from "./formats.ts";
import { useChatText } from "./use-chat-text.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Shows the company's time zone until React runs, then the reader's. */
export function MessageTime({ at }: { at: string }) {
	const { chat, language } = useChatText();
	const timeZone = useHydrated() ? undefined : chat.timeZone;
	return (
		<time dateTime={at} suppressHydrationWarning>
			{formatMoment(language, new Date(at), new Date(), timeZone)}
		</time>
	);
}
