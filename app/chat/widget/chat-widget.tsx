import { type RefObject, useEffect, useRef, useState } from "react";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Colon } from "../../ui/colon/colon.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Chat } from "../chat.tsx";
import { type ChatLocale, ChatLocaleContext, useChatText } from "../chat-text.ts";
import { useChime } from "../chime.ts";
import { useConversation } from "../client/use-conversation.ts";
import { ChatHeader, titleId } from "../header/chat-header.tsx";
import type { ChatOpening } from "../opening/opening.tsx";
import { useReportOpened } from "../use-report-opened.ts";
import { useUnread } from "../use-unread.ts";

const panelId = "chat-panel";

const hides = { popoverTarget: panelId, popoverTargetAction: "hide" } as const;

export function ChatWidget({ locale }: { locale: ChatLocale }) {
	return (
		<ChatLocaleContext value={locale}>
			<Widget />
		</ChatLocaleContext>
	);
}

function Widget() {
	const { chat, language } = useChatText();
	const panel = useRef<HTMLElement>(null);
	const conversation = useConversation();
	const open = useOpen(panel);
	const opening = useOpening(open);
	const unread = useUnread(conversation.messages, open);
	useChime(open);
	useReportOpened(panel);
	useVisibleHeight(panel);
	useCover(panel);
	return (
		<>
			<a
				className="chat-button paper"
				href={pathTo("assistant", language)}
				data-opens={panelId}
				data-react=""
			>
				<span className="visually-hidden">
					{unread > 0 ? `${chat.open}. ${fillBlanks(chat.unread, { count: unread })}` : chat.open}
				</span>
				{unread > 0 && (
					<span className="chat-unread" aria-hidden="true">
						{unread}
					</span>
				)}
				<Colon />
			</a>
			<section
				ref={panel}
				id={panelId}
				popover="manual"
				role="dialog"
				className="chat chat-panel paper"
				aria-labelledby={titleId}
				data-react=""
			>
				<ChatHeader
					conversation={conversation}
					closing={<CloseButton onPress={() => panel.current?.setAttribute("data-closed", "")} />}
				>
					<button type="button" className="icon-button" title={chat.minimise} {...hides}>
						<span className="visually-hidden">{chat.minimise}</span>
						<Icon name="chevron" />
					</button>
				</ChatHeader>
				<Chat conversation={conversation} takesFocus opening={opening} />
			</section>
		</>
	);
}

function useOpening(open: boolean): ChatOpening | null {
	const [opening, setOpening] = useState<ChatOpening | null>(null);
	useEffect(() => {
		if (open) setOpening({ kind: "greeting", at: new Date().toISOString() });
	}, [open]);
	return opening;
}

function CloseButton({ onPress }: { onPress: () => void }) {
	const { chat } = useChatText();
	return (
		<button
			type="button"
			{...hides}
			onClick={({ currentTarget }) => {
				onPress();
				currentTarget.closest("details")?.removeAttribute("open");
			}}
		>
			<Icon name="close" />
			{chat.close}
		</button>
	);
}

/** Sets `--visible-height` and `--visible-top` to the part of the screen that a phone's keyboard leaves free. */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const screen = window.visualViewport;
		if (!screen) return;
		const update = () => {
			element.current?.style.setProperty("--visible-height", `${screen.height}px`);
			element.current?.style.setProperty("--visible-top", `${screen.offsetTop}px`);
		};
		const controller = new AbortController();
		screen.addEventListener("resize", update, controller);
		screen.addEventListener("scroll", update, controller);
		return () => controller.abort();
	}, [element]);
}

/** Whether the panel is open. The page script may have opened it before this runs. */
function useOpen(panel: RefObject<HTMLElement | null>): boolean {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		setOpen(element.matches(":popover-open"));
		const update = () => {
			const isOpen = element.matches(":popover-open");
			setOpen(isOpen);
			if (!isOpen) return;
			element.removeAttribute("data-closed");
			element.querySelector("textarea")?.focus({ preventScroll: true });
		};
		element.addEventListener("toggle", update);
		return () => element.removeEventListener("toggle", update);
	}, [panel]);
	return open;
}

/** The screens on which the styles let the panel cover everything. */
const coversAll = "(width < 37.5em)";

/** What lies under the panel is out of reach where it covers all; elsewhere Tab stays in the panel until it closes. */
function useCover(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		const cover = (open: boolean) => {
			const siblings = [...document.body.children, ...(element.parentElement?.children ?? [])];
			for (const other of siblings) {
				if (!other.contains(element)) other.toggleAttribute("inert", open && matchMedia(coversAll).matches);
			}
		};
		// "beforetoggle", because on closing the focus returns to the button that opened the panel.
		const follow = ({ newState }: ToggleEvent) => cover(newState === "open");
		const stay = (event: KeyboardEvent) => stayWithin(element, event);
		cover(element.matches(":popover-open"));
		element.addEventListener("beforetoggle", follow);
		element.addEventListener("keydown", stay);
		return () => {
			element.removeEventListener("beforetoggle", follow);
			element.removeEventListener("keydown", stay);
			cover(false);
		};
	}, [panel]);
}

const reachable = "a[href], button, summary, input, select, textarea, [tabindex='0']";

function stayWithin(panel: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Tab") return;
	const all = [...panel.querySelectorAll<HTMLElement>(reachable)].filter(
		(one) => one.tabIndex >= 0 && one.checkVisibility(),
	);
	const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
	if (event.target !== from) return;
	event.preventDefault();
	to?.focus();
}
