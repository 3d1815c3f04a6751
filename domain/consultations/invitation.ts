import ICAL from "ical.js";
import { timeZone } from "../../content/locale.ts";
import type { Consultation } from "./consultation-store.ts";

export const consultationMinutes = 30;

export type Invitation = {
	/** Identifies the consultation in calendars: it stays the same across changes. */
	uid: string;
	consultation: Consultation;
	summary: string;
	description: string;
	organizer: Guest;
	guests: readonly Guest[];
};

type Guest = { name: string; email: string };

/** Colombia has used one offset all year since 1993. */
const bogota = `BEGIN:VTIMEZONE
TZID:${timeZone}
BEGIN:STANDARD
DTSTART:19930404T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
TZNAME:-05
END:STANDARD
END:VTIMEZONE`;

/**
 * Builds the iCalendar file that adds, moves or removes a consultation (RFC 5545; methods: RFC 5546).
 * @returns the method, for the MIME part, and the file's text.
 */
export function invitationFile(invitation: Invitation): { method: "REQUEST" | "CANCEL"; content: string } {
	const { consultation } = invitation;
	const method = consultation.cancelledAt ? "CANCEL" : "REQUEST";
	const calendar = new ICAL.Component("vcalendar");
	calendar.addPropertyWithValue("prodid", "-//Audit Express//ES");
	calendar.addPropertyWithValue("version", "2.0");
	calendar.addPropertyWithValue("calscale", "GREGORIAN");
	calendar.addPropertyWithValue("method", method);
	calendar.addSubcomponent(ICAL.Component.fromString(bogota));
	calendar.addSubcomponent(eventOf(invitation));
	return { method, content: `${calendar.toString()}\r\n` };
}

function eventOf({ uid, consultation, summary, description, organizer, guests }: Invitation) {
	const starts = new Date(consultation.startsAt);
	const ends = new Date(starts.getTime() + consultationMinutes * 60_000);
	const event = new ICAL.Component("vevent");
	event.addPropertyWithValue("uid", uid);
	event.addPropertyWithValue("sequence", consultation.sequence);
	event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(consultation.changedAt), true));
	event.addProperty(inBogota("dtstart", starts));
	event.addProperty(inBogota("dtend", ends));
	event.addPropertyWithValue("status", consultation.cancelledAt ? "CANCELLED" : "CONFIRMED");
	event.addPropertyWithValue("summary", oneLine(summary));
	event.addPropertyWithValue("description", description);
	if (consultation.place) event.addPropertyWithValue("location", oneLine(consultation.place));
	event.addProperty(guestProperty("organizer", organizer, {}));
	for (const guest of guests) {
		const guestStatus = { role: "REQ-PARTICIPANT", partstat: "NEEDS-ACTION", rsvp: "TRUE" };
		event.addProperty(guestProperty("attendee", guest, guestStatus));
	}
	return event;
}

function inBogota(name: string, moment: Date) {
	const zone = new ICAL.Timezone(ICAL.Component.fromString(bogota));
	const property = new ICAL.Property(name);
	property.setParameter("tzid", timeZone);
	property.setValue(ICAL.Time.fromJSDate(moment, true).convertToZone(zone));
	return property;
}

function guestProperty(kind: string, { name, email }: Guest, parameters: Record<string, string>) {
	const property = new ICAL.Property(kind);
	// A parameter's value must not contain quotes or control characters (RFC 5545, section 3.2).
	const printable = oneLine(name).replaceAll('"', "'");
	if (printable) property.setParameter("cn", printable);
	for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value);
	property.setValue(`mailto:${email}`);
	return property;
}

function oneLine(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
