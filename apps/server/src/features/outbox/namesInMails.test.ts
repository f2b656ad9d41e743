import { describe, expect, it } from 'vitest';
import { mailsTo } from '#testing/mails';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn } from '#testing/testClient';
import { companies } from '../companies/companies.tables';

const service = serviceForFile();

const lure = 'Visit http://evil.example now';
const disguised = '当選です ｅｖｉｌ。ｅｘａｍｐｌｅ';

describe('a name of a stranger’s choice', () => {
  it.each([
    ['ja', lure, 'Mukae をご利用のお客様'],
    ['en', lure, 'Hello,'],
    ['ja', disguised, 'Mukae をご利用のお客様'],
    ['en', '新人 花子', 'Dear 新人 花子,'],
  ])('[S-14] is in no mail (%s) where it could carry an address: %s', async (language, name, greeted) => {
    const system = await loggedIn(service().url, 'system@demo.example');
    const admin = await loggedIn(service().url, 'admin@demo.example');
    const login_id = `victim${Math.random()}@victims.example`;
    const newcomer = { login_id, name, kana: 'しんじん', isForceSubmit: '1' };
    const { body } = await admin.form('/api/addUser', newcomer, { 'accept-language': language });
    expect(body).toMatchObject({ result: 'OK' });
    const asked = { targetUserLoginId: login_id, passwordReset: true };
    await admin.post('/api/pwResetUser', asked, { 'accept-language': language });
    await service().mukae.passwordReset.carryOut();

    const mails = await mailsTo(system, login_id);
    expect(mails).toHaveLength(2);
    for (const { subject, text } of mails) {
      expect(text.split('\n')[0]).toBe(greeted);
      expect(`${subject}${text}`.normalize('NFKC')).not.toMatch(/evil|当選/);
    }
  });

  it('[S-14] of a company is not in what it asks of the system administrator', async () => {
    const loginId = 'wish@evil-firm.example';
    const { companyId } = await addStranger(service(), { loginId, role: 'companyAdmin', name: lure });
    await service().db.update(companies).set({ name: disguised });
    const stranger = await loggedIn(service().url, loginId);
    expect((await stranger.post('/api/requestChannels', { count: 2, message: '' })).result).toBe('OK');
    const system = await loggedIn(service().url, 'system@demo.example');
    const [mail] = await mailsTo(system, 'system@demo.example');
    expect(mail?.subject).toBe(`【Mukae】アバターチャンネル追加のご希望（会社番号 ${companyId}）`);
    expect(mail?.text).toContain(`会社番号 ${companyId} からアバターチャンネル追加の希望`);
    expect(mail?.text).toContain('ご担当: （氏名は省略しました）（wish@evil-firm.example）');
    expect(mail?.text.normalize('NFKC')).not.toMatch(/evil\.|当選/);
  });
});
