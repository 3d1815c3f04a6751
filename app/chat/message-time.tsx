import { useChatText } from "./use-chat-text.ts";
import { useHydrated } from "./use-hydrated.ts";

const locales = { es: "es-CO", en: "en-US" } as const;

/** The hour of a message: the firm's until React runs, then the reader's own. */
export function MessageTime({ at }: { at: string }) {
	const { chat, language } = useChatText();
	const timeZone = useHydrated() ? undefined : chat.timeZone;
	const hour = new Intl.DateTimeFormat(locales[language], { hour: "numeric", minute: "2-digit", timeZone });
	return (
		<time dateTime={at} suppressHydrationWarning>
			{hour.format(new Date(at))}
		</time>
	);
}
