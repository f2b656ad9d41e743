/** A file of so many people whom nobody knows yet: each of them would get a mail. */
export function newcomersFile(name: string, count: number): File {
  const heading = 'login_id,name,kana,role,store,character,subject_name';
  const rows = Array.from({ length: count }, (_, n) => `${name}${n}@victims.example,新人 ${n},しんじん,operator,,,`);
  return new File([[heading, ...rows].join('\r\n')], `${name}.csv`, { type: 'text/csv' });
}
